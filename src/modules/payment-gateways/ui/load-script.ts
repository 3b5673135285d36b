/** Loads a vendor's script that may only come from the vendor; false when it could not be loaded. */
export function loadScript(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}
