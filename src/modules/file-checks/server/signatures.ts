/** The harmless file every virus scanner agrees to find; put together here so that none finds this source. */
const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!", "$H+H*"].join("");

/** What has no place in a picture or a paper, wherever in the file it stands. */
const SIGNATURES: readonly { readonly name: string; readonly bytes: Buffer }[] = [
  { name: "Eicar-Test-Signature", bytes: Buffer.from(EICAR) },
  { name: "Embedded-Script", bytes: Buffer.from("<script") },
  { name: "Embedded-Script", bytes: Buffer.from("<SCRIPT") },
  { name: "Embedded-PHP", bytes: Buffer.from("<?php") },
  { name: "Embedded-Program", bytes: Buffer.from("This program cannot be run in DOS mode") },
];
const LONGEST = Math.max(...SIGNATURES.map(({ bytes }) => bytes.length));

/** The name of the first signature found, or null. */
export function findSignature(bytes: Uint8Array): string | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return SIGNATURES.find((signature) => buffer.includes(signature.bytes))?.name ?? null;
}

/** Looks for signatures in bytes that come in pieces, across their borders. */
export function signatureSearch(): (chunk: Uint8Array) => string | null {
  let tail: Buffer = Buffer.alloc(0);
  return (chunk) => {
    const seam = Buffer.concat([tail, chunk.subarray(0, LONGEST)]);
    const found = findSignature(seam) ?? findSignature(chunk);
    tail = Buffer.concat([tail, chunk.subarray(-LONGEST)]).subarray(-LONGEST);
    return found;
  };
}
