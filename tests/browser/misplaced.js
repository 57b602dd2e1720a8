// Run in a page by `measure.misplaced`: finds everything that is out of place.
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
    // Scrolled out of its sheet: scrolling brings it out from under the buttons below.
    const frame = one.closest("dialog .sheet, dialog .body, aside .body")?.getBoundingClientRect();
    if (frame && !one.closest(".actions, .head") && (y < frame.top || y > frame.bottom)) continue;
    const top = document.elementFromPoint(x, y);
    if (top && top !== one && !one.contains(top) && !top.contains(one) && !one.closest("label")?.contains(top)) {
      const over = top.closest("button, a[href], input, select, textarea, aside, dialog, [role=dialog]") ?? top;
      // Whatever is under a sticky bar comes out when the page or sheet is scrolled.
      const passes = (pageScrolls || dialog) && top.closest("[data-sticks]") && !one.closest("[data-sticks]");
      if (over !== one && !passes) found.push(`covered: ${name(one)} by ${name(over)}`);
    }
  }
  // Bubbles cover neither the status line nor anything clickable. A row's button lies under its cards, so it is exempt.
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
  // The status line ends where its buttons begin.
  for (const sentence of root.querySelectorAll(".bar .sentence")) {
    const text = sentence.getBoundingClientRect();
    for (const one of controls.filter((each) => each.closest(".bar"))) {
      const box = one.getBoundingClientRect();
      const across = Math.min(text.right, box.right) - Math.max(text.left, box.left);
      const down = Math.min(text.bottom, box.bottom) - Math.max(text.top, box.top);
      if (across > 1 && down > 1) found.push(`under the sentence: ${name(one)} ${Math.round(across)}`);
    }
  }
  // No button may cover the name on a cabinet or towel.
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
    // A list beside the table that may be longer than the window is marked as such.
    if (one.matches("textarea, [data-scrolls]") || one.closest("aside")) continue;
    // A sheet over the table may be longer than a phone's window; its buttons stay in view all the same.
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
