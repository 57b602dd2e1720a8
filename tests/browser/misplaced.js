// Run in a page by `measure.misplaced`: finds everything that is out of place.
({ touch, pageScrolls }) => {
  const found = [];
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = dialog ?? document.body;
  const wide = document.documentElement.clientWidth,
    high = document.documentElement.clientHeight;
  const isZoomed = Math.min(wide, high) < 300;
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
  const meets = (one, other, more) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > more &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > more;
  /** Whatever scrolls it or cuts it off. */
  function framesOf(one) {
    const frames = [];
    for (let outer = one.parentElement; outer && outer !== root.parentElement; outer = outer.parentElement)
      if (getComputedStyle(outer).overflow !== "visible") frames.push(outer);
    return frames;
  }
  function visible(one) {
    let { left, right, top, bottom } = boxOf(one);
    for (const frame of framesOf(one).map((each) => each.getBoundingClientRect())) {
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, right, top, bottom };
  }
  function mayOverlap(one, other) {
    const share = (selector) => one.closest(selector) !== null && one.closest(selector) === other.closest(selector);
    const isUnderBar = !one.closest("[data-sticks]") !== !other.closest("[data-sticks]");
    return (
      one.contains(other) ||
      other.contains(one) ||
      share("label") ||
      // The cards spill out of the can in a heap.
      share(".bin") ||
      // Scrolling brings it out from under the bar.
      ((pageScrolls || dialog) && isUnderBar)
    );
  }
  const inPanel = (one) => one.closest("aside .body");
  for (const one of controls) {
    const box = boxOf(one);
    if (box.width < 2 || box.height < 2) continue;
    if (box.left < -1 || box.right > wide + 1) found.push(`outside the window: ${name(one)}`);
    if (!pageScrolls && !inPanel(one) && (box.top < -1 || box.bottom > high + 1)) {
      const scroller = one.closest("dialog .body, dialog");
      if (!scroller) found.push(`below the window: ${name(one)} ${Math.round(box.bottom)} of ${high}`);
    }
    for (const frame of framesOf(one)) {
      const around = frame.getBoundingClientRect();
      const isCut = box.left < around.left - 1 || box.right > around.right + 1;
      if (isCut && /hidden|clip/.test(getComputedStyle(frame).overflowX))
        found.push(`cut off: ${name(one)} by ${name(frame)}`);
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
  // No two controls share a place, not even at an edge, unless one lies on the other on purpose.
  const areas = controls.map((one) => [one, visible(one)]);
  for (const [at, [one, box]] of areas.entries())
    for (const [other, next] of areas.slice(at + 1))
      if (meets(box, next, 2) && !mayOverlap(one, other)) found.push(`overlap: ${name(one)} and ${name(other)}`);
  // Bubbles cover neither the status line nor anything clickable. A row's button lies under its cards, so it is exempt.
  const kept = [...controls.filter((one) => !one.matches(".fan")), ...root.querySelectorAll(".say")];
  for (const bubble of root.querySelectorAll(".bubble")) {
    const said = bubble.getBoundingClientRect();
    if (said.left < 0 || said.right > wide || said.top < 0 || said.bottom > high)
      found.push(`outside the window: ${name(bubble)}`);
    for (const one of kept.filter((each) => meets(said, each.getBoundingClientRect(), 1)))
      found.push(`said over: ${name(one)} by ${name(bubble)}`);
  }
  // The status line ends where its buttons begin.
  for (const sentence of root.querySelectorAll(".bar .sentence")) {
    const text = sentence.getBoundingClientRect();
    for (const one of controls.filter((each) => each.closest(".bar") && meets(text, each.getBoundingClientRect(), 1)))
      found.push(`under the sentence: ${name(one)}`);
  }
  // No button may cover the name on a cabinet or towel.
  for (const who of root.querySelectorAll(".who li")) {
    const label = who.getBoundingClientRect();
    for (const one of controls.filter((each) => each.matches(".corner *, .complication")))
      if (meets(label, one.getBoundingClientRect(), 1)) found.push(`hidden name: ${name(who)} by ${name(one)}`);
  }
  for (const one of root.querySelectorAll("*")) {
    const style = getComputedStyle(one);
    if (!/auto|scroll/.test(style.overflowX + style.overflowY) || !shown(one)) continue;
    // A list beside the table that may be longer than the window is marked as such.
    if (one.matches("textarea, [data-scrolls]") || one.closest("aside")) continue;
    // Zoomed to four times its size, the table scrolls like any page.
    if (one.matches(".kitchen") && isZoomed) continue;
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
