/** `Maja` → `Majas`, `Elias` → `Elias`. */
export const possessive = (name: string): string => (/[sxz]$/i.test(name) ? name : `${name}s`);
