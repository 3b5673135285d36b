/** A sheet with a folded corner: what stands for a PDF until its first page is drawn. */
export const PDF_PAGE_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 156" width="240" height="312" role="img" aria-label="PDF document">
<path d="M10 4h70l30 30v112a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z" fill="#fff" stroke="#9aa3ad" stroke-width="2"/>
<path d="M80 4v24a6 6 0 0 0 6 6h24z" fill="#e6e9ed" stroke="#9aa3ad" stroke-width="2" stroke-linejoin="round"/>
<path d="M22 56h76M22 72h76M22 88h76M22 104h48" stroke="#c3c9d0" stroke-width="5" stroke-linecap="round"/>
<text x="60" y="138" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#5c6670">PDF</text>
</svg>`;
