// Unpacks the Chromium of the package into the folder that TMPDIR names, its libraries too, and prints where it is.
import chromium from "@sparticuz/chromium";

console.log(await chromium.executablePath());
