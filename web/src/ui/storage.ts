/** The local storage of the browser; where that is forbidden or full, what is kept lasts as long as the page. */

const here = new Map<string, string>();

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? here.get(key) ?? null;
  } catch {
    return here.get(key) ?? null;
  }
}

export function write(key: string, value: string): void {
  here.delete(key);
  try {
    localStorage.setItem(key, value);
  } catch {
    here.set(key, value);
  }
}

export function erase(key: string): void {
  here.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // It was never there.
  }
}
