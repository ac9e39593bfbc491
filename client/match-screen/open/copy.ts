/** Copies a text. Over plain http on a local network there is no clipboard: then it is left selected, to be copied by hand. */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.select();
    return false;
  }
}
