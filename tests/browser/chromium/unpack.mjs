// Unpacks the package's Chromium and its libraries into TMPDIR, and prints its path.
import chromium from "@sparticuz/chromium";

console.log(await chromium.executablePath());
