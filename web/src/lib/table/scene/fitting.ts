import type { Attachment } from "svelte/attachments";

/** Hides the children that wrap beyond a list's first line, and reports how many there are. */
export function fitting(tell: (left: number) => void): Attachment<HTMLElement> {
  return (list) => {
    function measure(): void {
      const all = [...list.children] as HTMLElement[];
      const line = all[0]?.offsetTop ?? 0;
      const out = all.filter((one) => one.offsetTop > line);
      for (const one of all) one.classList.toggle("no-room", out.includes(one));
      tell(out.length);
    }
    const sizes = new ResizeObserver(measure);
    const changes = new MutationObserver(measure);
    sizes.observe(list);
    changes.observe(list, { childList: true, subtree: true, characterData: true });
    measure();
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  };
}
