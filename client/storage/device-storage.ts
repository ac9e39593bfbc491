/** What this device keeps. Where storage is full or forbidden nothing is kept, and nothing else breaks. */
export const deviceStorage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
  getItem(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      return;
    }
  },
  removeItem(key) {
    try {
      localStorage.removeItem(key);
    } catch {
      return;
    }
  },
};
