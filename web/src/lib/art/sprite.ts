import sprite from "./sprite.svg?raw";

/** Puts the shared drawings into the page once. */
if (typeof document !== "undefined" && !document.getElementById("art-sprite")) {
  const holder = document.createElement("div");
  holder.id = "art-sprite";
  holder.innerHTML = sprite;
  document.body.prepend(holder);
}
