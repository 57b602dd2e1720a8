// Before the first paint: the theme that was chosen here, or else the system's.
(() => {
  let theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("doctor-rat.settings") ?? "{}").theme ?? theme;
  } catch {
    // A browser that keeps nothing has the system's.
  }
  if (theme === "system") theme = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
})();
