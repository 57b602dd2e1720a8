// Run in a page by `measure.misplaced`: everything that has no place of its own there.
({ touch, pageScrolls }) => {
  const found = [];
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = dialog ?? document.body;
  const wide = document.documentElement.clientWidth,
    high = document.documentElement.clientHeight;
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (one) =>
    `${one.tagName.toLowerCase()}.${one.className.baseVal ?? one.className} ` +
    `"${(one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\s+/g, " ").slice(0, 50)}"`;
  const controls = [
    ...root.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button]"),
  ].filter(
    (one) =>
      shown(one) && !one.closest(".aside-voice, .skip, [inert]") && getComputedStyle(one).pointerEvents !== "none",
  );
  const boxOf = (one) => (one.closest("label") ?? one).getBoundingClientRect();
  const inPanel = (one) => one.closest("aside .body");
  for (const one of controls) {
    const box = boxOf(one);
    if (box.width < 2 || box.height < 2) continue;
    if (box.left < -1 || box.right > wide + 1) found.push(`outside the window: ${name(one)}`);
    if (!pageScrolls && !inPanel(one) && (box.top < -1 || box.bottom > high + 1)) {
      const scroller = one.closest("dialog .body, dialog");
      if (!scroller) found.push(`below the window: ${name(one)} ${Math.round(box.bottom)} of ${high}`);
    }
    if (
      touch &&
      !one.disabled &&
      getComputedStyle(one).display !== "inline" &&
      (box.width < 39.5 || box.height < 39.5)
    ) {
      found.push(`too small to touch: ${name(one)} ${Math.round(box.width)}x${Math.round(box.height)}`);
    }
    const x = box.left + box.width / 2,
      y = box.top + box.height / 2;
    if (x < 0 || y < 0 || x > wide || y > high) continue;
    // Scrolled out of its paper: it comes out from under the buttons below when it is scrolled.
    const frame = one.closest("dialog .sheet, dialog .body, aside .body")?.getBoundingClientRect();
    if (frame && !one.closest(".actions, .head") && (y < frame.top || y > frame.bottom)) continue;
    const top = document.elementFromPoint(x, y);
    if (top && top !== one && !one.contains(top) && !top.contains(one) && !one.closest("label")?.contains(top)) {
      const over = top.closest("button, a[href], input, select, textarea, aside, dialog, [role=dialog]") ?? top;
      // What lies under a bar that sticks to an edge comes out when the page, or the paper, is scrolled.
      const passes = (pageScrolls || dialog) && top.closest("[data-sticks]") && !one.closest("[data-sticks]");
      if (over !== one && !passes) found.push(`covered: ${name(one)} by ${name(over)}`);
    }
  }
  // What is said hangs over neither the sentence nor anything to be pressed; a row's button lies under its cards.
  const kept = [...controls.filter((one) => !one.matches(".fan")), ...root.querySelectorAll(".say")];
  for (const bubble of root.querySelectorAll(".bubble")) {
    const said = bubble.getBoundingClientRect();
    if (said.left < 0 || said.right > wide || said.top < 0 || said.bottom > high)
      found.push(`outside the window: ${name(bubble)}`);
    for (const one of kept) {
      const box = one.getBoundingClientRect();
      const across = Math.min(said.right, box.right) - Math.max(said.left, box.left);
      const down = Math.min(said.bottom, box.bottom) - Math.max(said.top, box.top);
      if (across > 1 && down > 1) found.push(`said over: ${name(one)} by ${name(bubble)}`);
    }
  }
  // The sentence ends where its buttons begin.
  for (const sentence of root.querySelectorAll(".bar .sentence")) {
    const text = sentence.getBoundingClientRect();
    for (const one of controls.filter((each) => each.closest(".bar"))) {
      const box = one.getBoundingClientRect();
      const across = Math.min(text.right, box.right) - Math.max(text.left, box.left);
      const down = Math.min(text.bottom, box.bottom) - Math.max(text.top, box.top);
      if (across > 1 && down > 1) found.push(`under the sentence: ${name(one)} ${Math.round(across)}`);
    }
  }
  // Whose cabinet or towel it is can be read: no button hangs over the name.
  for (const who of root.querySelectorAll(".who li")) {
    const label = who.getBoundingClientRect();
    for (const one of controls.filter((each) => each.matches(".corner *, .complication"))) {
      const box = one.getBoundingClientRect();
      const across = Math.min(label.right, box.right) - Math.max(label.left, box.left);
      const down = Math.min(label.bottom, box.bottom) - Math.max(label.top, box.top);
      if (across > 1 && down > 1) found.push(`hidden name: ${name(who)} by ${name(one)}`);
    }
  }
  for (const one of root.querySelectorAll("*")) {
    const style = getComputedStyle(one);
    if (!/auto|scroll/.test(style.overflowX + style.overflowY) || !shown(one)) continue;
    // A list beside the table that is meant to be longer than the window says so.
    if (one.matches("textarea, [data-scrolls]") || one.closest("aside")) continue;
    // A paper laid over the table may be longer than a phone's window; its buttons stay in sight all the same.
    if (dialog && Math.min(wide, high) < 700) continue;
    if (one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(style.overflowY)) {
      found.push(`scrolls inside: ${name(one)} ${one.scrollHeight} of ${one.clientHeight}`);
    }
    if (one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(style.overflowX)) {
      found.push(`scrolls sideways: ${name(one)} ${one.scrollWidth} of ${one.clientWidth}`);
    }
  }
  if (document.documentElement.scrollWidth > wide + 1) found.push("wider than the page");
  if (!pageScrolls && document.documentElement.scrollHeight > high + 1) {
    found.push(`the page scrolls: ${document.documentElement.scrollHeight} of ${high}`);
  }
  return found;
};
