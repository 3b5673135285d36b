/** A small turning ring; decorative, so say in text what is going on. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className="animate-spin" height={size} viewBox="0 0 24 24" width={size}>
      <circle cx="12" cy="12" fill="none" opacity="0.25" r="9" stroke="currentColor" strokeWidth="3" />
      <path
        d="M21 12a9 9 0 0 0-9-9"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="3"
      />
    </svg>
  );
}
