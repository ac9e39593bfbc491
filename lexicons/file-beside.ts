import { fileURLToPath } from "node:url";

/** The path of a file in the folder of a module: `fileBeside(import.meta.url, "allow.txt")`. */
export function fileBeside(module: string, name: string): string {
  return fileURLToPath(new URL(name, module));
}
