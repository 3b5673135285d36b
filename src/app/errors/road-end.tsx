/** A road that stops: the same drawing in every brand's colors. */
export function RoadEnd() {
  return (
    <svg aria-hidden="true" className="w-full max-w-96" viewBox="0 0 400 180">
      <path className="fill-surface-sunken" d="M150 40h100l90 140H60Z" />
      <path
        className="stroke-line-strong"
        d="M200 52v18M200 88v24M200 132v34"
        fill="none"
        strokeDasharray="none"
        strokeWidth="6"
      />
      <path className="fill-surface-raised stroke-ink" d="M96 78h208v44H96Z" strokeWidth="4" />
      <path
        className="fill-accent"
        d="M98 80h34l-30 40h-4Zm70 0h36l-32 40h-36Zm72 0h36l-32 40h-36Zm62 4v36h-22Z"
      />
      <path
        className="stroke-ink"
        d="M122 122v40m156-40v40"
        fill="none"
        strokeLinecap="round"
        strokeWidth="6"
      />
    </svg>
  );
}
