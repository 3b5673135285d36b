import { deflateSync } from "node:zlib";
import {
  EICAR,
  jpegFile,
  jpegSegment,
  pdfFile,
  pdfPage,
  PNG_PIXEL,
  PNG_SIGNATURE,
  pngChunk,
  pngFile,
  pngHeader,
} from "./test-files.ts";
import type { FileRefusal } from "#modules/file-checks/domain/file-rules.ts";

const MB = 1024 * 1024;
const zip = Buffer.concat([Buffer.from("PK\x03\x04payload"), Buffer.from("PK\x05\x06"), Buffer.alloc(18)]);
const end = pngChunk("IEND");
const png = (...parts: readonly Buffer[]) => Buffer.concat([PNG_SIGNATURE, ...parts]);
const pixel = pngChunk("IDAT", PNG_PIXEL);

function jpegOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(jpegFile());
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** Objects of a PDF packed into a stream, where a plain search does not see them. */
function packed(text: string, type = "/Type /ObjStm /N 1 /First 4"): Buffer {
  const body = deflateSync(Buffer.from(`9 0 ${text}`), { level: 1 });
  return Buffer.concat([
    Buffer.from(`<< ${type} /Filter /FlateDecode /Length ${body.length} >>\nstream\n`),
    body,
    Buffer.from("\nendstream"),
  ]);
}

const pages = (count: number) => Array.from({ length: count }, () => "<< /Type /Page /Parent 2 0 R >>");
const encrypted = Buffer.from(
  pdfPage().toString("latin1").replace("/Root 1 0 R", "/Root 1 0 R /Encrypt 5 0 R"),
);
const jpegOfSize = (size: number) => {
  const filler = Array.from({ length: Math.ceil(size / 60_000) }, () =>
    jpegSegment(0xe5, Buffer.alloc(60_000)),
  );
  return jpegFile(...filler);
};

/** What somebody sends who means harm, or whose file is broken: [what, name, bytes, why it is refused]. */
export const HOSTILE_FILES: readonly (readonly [string, string, Buffer, FileRefusal])[] = [
  ["a program", "run.exe", Buffer.from("MZ\x90"), "extension"],
  ["a web page", "page.html", Buffer.from("<html>"), "extension"],
  ["a drawing that runs scripts", "logo.svg", Buffer.from("<svg onload=alert(1)>"), "extension"],
  ["a name without an extension", "license", pngFile(), "extension"],
  ["a second extension behind the first", "license.png.exe", pngFile(), "extension"],
  ["an extension in another alphabet", "license.рng", pngFile(), "extension"],
  ["a name that reads backwards", "exe\u202egnp.exe", pngFile(), "extension"],
  ["a ZIP named as a picture", "a.png", zip, "content"],
  ["a page named as a picture", "a.png", Buffer.from("<html><script>x</script></html>"), "content"],
  ["a drawing named as a picture", "a.jpg", Buffer.from("<svg xmlns='x'/>"), "content"],
  ["a GIF named as a picture", "a.png", Buffer.from("GIF89a\x01\x00"), "content"],
  ["a picture named as a PDF", "a.pdf", pngFile(), "content"],
  ["a PDF named as a picture", "a.jpg", pdfPage(), "content"],
  ["a JPEG named as a PNG", "a.png", jpegFile(), "content"],
  ["nothing at all", "a.pdf", Buffer.alloc(0), "empty"],
  ["a PDF behind other bytes", "a.pdf", Buffer.concat([Buffer.from("MZ junk "), pdfPage()]), "content"],
  ["a PDF over 4 MB", "a.pdf", Buffer.concat([pdfPage(), Buffer.alloc(4 * MB)]), "pdf-too-large"],
  ["a JPEG over 25 MB", "a.jpg", jpegOfSize(25 * MB + 1), "picture-too-large"],
  ["a PNG over 25 MB", "a.png", pngFile(pngChunk("teSt", Buffer.alloc(25 * MB))), "picture-too-large"],
  ["a PNG that ends too soon", "a.png", pngFile().subarray(0, -14), "content"],
  ["a PNG with one bit changed", "a.png", Buffer.from(pngFile()).fill(0x41, 43, 44), "content"],
  ["a PNG without a picture", "a.png", png(pngHeader(1, 1), end), "content"],
  [
    "a PNG that starts with something else",
    "a.png",
    png(pngChunk("tEXt"), pngHeader(1, 1), pixel, end),
    "content",
  ],
  [
    "a PNG of 30,000 by 30,000 pixels",
    "a.png",
    png(pngHeader(30_000, 30_000), pixel, end),
    "too-many-pixels",
  ],
  ["a PNG of no size", "a.png", png(pngHeader(0, 10), pixel, end), "content"],
  ["a PNG with a ZIP behind it", "a.png", Buffer.concat([pngFile(), zip]), "unsafe"],
  ["a script in a PNG's note", "a.png", pngFile(pngChunk("tEXt", Buffer.from("c\0<script>x"))), "unsafe"],
  ["the scanners' test file in a PNG", "a.png", pngFile(pngChunk("tEXt", EICAR)), "unsafe"],
  ["a JPEG that ends too soon", "a.jpg", jpegFile().subarray(0, -2), "content"],
  ["a JPEG without a picture", "a.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xd9]), "content"],
  ["a JPEG of 60,000 by 60,000 pixels", "a.jpg", jpegOf(60_000, 60_000), "too-many-pixels"],
  ["a JPEG with a ZIP behind it", "a.jpg", Buffer.concat([jpegFile(), zip]), "unsafe"],
  ["a page behind a JPEG", "a.jpg", Buffer.concat([jpegFile(), Buffer.from("<html><body>hello")]), "unsafe"],
  [
    "a program in a JPEG's note",
    "a.jpg",
    jpegFile(jpegSegment(0xfe, Buffer.from("<?php system()"))),
    "unsafe",
  ],
  ["the scanners' test file in a JPEG", "a.jpg", jpegFile(jpegSegment(0xe1, EICAR)), "unsafe"],
  ["a PDF that ends too soon", "a.pdf", pdfPage().subarray(0, -20), "content"],
  ["a PDF with a password", "a.pdf", encrypted, "locked"],
  ["a PDF with a program", "a.pdf", pdfPage("<< /S /JavaScript /JS (app.alert(1)) >>"), "unsafe"],
  ["a program whose name is spelled oddly", "a.pdf", pdfPage("<< /S /J#61vaScript /J#53 (x) >>"), "unsafe"],
  ["a packed program", "a.pdf", pdfPage(packed("<< /S /JavaScript /JS (x) >>")), "unsafe"],
  ["a PDF that starts a program", "a.pdf", pdfPage("<< /S /Launch /F (cmd.exe) >>"), "unsafe"],
  ["a PDF with a file inside", "a.pdf", pdfPage("<< /Type /EmbeddedFile >>"), "unsafe"],
  ["a PDF with a form that is a program", "a.pdf", pdfPage("<< /XFA 9 0 R >>"), "unsafe"],
  ["a PDF that sends what is typed", "a.pdf", pdfPage("<< /S /SubmitForm /F (x) >>"), "unsafe"],
  [
    "a PDF with hidden objects",
    "a.pdf",
    pdfPage("<< >>\nstream\n7 0 obj << /X 1 >> endobj\nendstream"),
    "unsafe",
  ],
  ["a PDF with a ZIP behind it", "a.pdf", Buffer.concat([pdfPage(), zip]), "unsafe"],
  [
    "a PDF of 51 pages",
    "a.pdf",
    pdfFile("<< /Type /Catalog >>", "<< /Type /Pages >>", ...pages(51)),
    "too-many-pages",
  ],
  ["a PDF that unpacks to 64 MB", "a.pdf", pdfPage(packed("x".repeat(64 * MB))), "unsafe"],
  ["the scanners' test file in a PDF", "a.pdf", pdfPage(`<< /Note (${EICAR.toString()}) >>`), "unsafe"],
  ["the scanners' test file packed in a PDF", "a.pdf", pdfPage(packed(EICAR.toString(), "")), "unsafe"],
];
