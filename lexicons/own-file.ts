import { fileURLToPath } from "node:url";

/** A file of `lexicons/sources`. */
export function ownFile(name: string): string {
  return fileURLToPath(new URL(`sources/${name}`, import.meta.url));
}
