/** `Maja` → `Majas`, `Elias` → `Elias`, `Solsvan 574` → `Solsvan 574:s`. */
export const possessive = (name: string): string => {
  if (/[sxz]$/i.test(name)) return name;
  return /\d$/.test(name) ? `${name}:s` : `${name}s`;
};
