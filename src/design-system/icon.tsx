/** One path each, drawn on a 24-unit grid with a 2-unit stroke in the current text color. */
const PATHS = {
  search: "M11 19a8 8 0 1 1 0-16 8 8 0 0 1 0 16Zm10 2-4.35-4.35",
  cart: "M3 4h2.2l2.3 11h10.3l2.2-8H6.2M9 20h.01M17 20h.01",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  check: "m5 12.5 4.5 4.5L19 7.5",
  "chevron-down": "m6 9 6 6 6-6",
  "chevron-left": "m15 6-6 6 6 6",
  "chevron-right": "m9 6 6 6-6 6",
  "arrow-right": "M4 12h16m-6-6 6 6-6 6",
  pin: "M12 21s7-6.1 7-11.5A7 7 0 0 0 5 9.5C5 14.9 12 21 12 21Zm0-9a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5Z",
  sliders:
    "M4 7h10m4 0h2M4 17h2m4 0h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  info: "M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Zm0-5v-5m0-3.2h.01",
  warning: "M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.8h.01",
  error: "M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Zm0-13.5V13m0 3.2h.01",
  success: "M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Zm-4-8.8 2.8 2.8L16 9.6",
  clock: "M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Zm0-14v5.2l3.4 2",
  phone:
    "M5 4h4l1.6 4.4L8.2 10a11.5 11.5 0 0 0 5.8 5.8l1.6-2.4L20 15v4a1.6 1.6 0 0 1-1.7 1.6A15.6 15.6 0 0 1 3.4 5.7 1.6 1.6 0 0 1 5 4Z",
  mail: "M4 6h16v12H4V6Zm0 1 8 6 8-6",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5",
  laptop: "M5 6h14v10H5V6ZM2.500 19h19",
  mobile: "M8 3h8v18H8V3Zm3 15h2",
  document: "M7 3h7l4 4v14H7V3Zm7 0v5h4M10 13h5m-5 4h5",
  shield: "M12 3 5 6v5.500c0 4.5 3 7.7 7 9.5 4-1.8 7-5 7-9.500V6l-7-3Zm-3 8.8 2.2 2.200L15.2 10",
  truck:
    "M3 6h11v10H3V6Zm11 4h4l3 3v3h-7v-6ZM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  bank: "M4 9.500 12 4l8 5.500M5 9.500h14M6.500 10v7m5.500-7v7m5.500-7v7M4 19.500h16",
  card: "M3 6h18v12H3V6Zm0 4h18M7 15h3",
  pen: "M4 20l1-4L16.5 4.500l3 3L8 19l-4 1Z",
  camera:
    "M3.500 8h4l1.800-2.500h5.400L16.500 8h4v11h-17V8Zm8.500 8.500a3.500 3.500 0 1 1 0-7 3.500 3.500 0 0 1 0 7Z",
  upload: "M12 16V5m-4.5 4L12 4.5 16.5 9M5 19.500h14",
  download: "M12 4v11m-4.5-4L12 15.5 16.5 11M5 19.500h14",
  calendar: "M5 6h14v14H5V6Zm0 4.500h14M9 3.500V7m6-3.500V7",
  external: "M9 5H5v14h14v-4M13 5h6v6m0-6-8.5 8.5",
  "arrow-down": "M12 5v14m-6-6 6 6 6-6",
  heart: "M12 20.5s-8-4.8-8-10.9A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8 2.9c0 6.1-8 10.9-8 10.9Z",
  share: "M12 15V4m-4 4 4-4 4 4M6 12H5v8h14v-8h-1",
  expand: "M14 4h6v6m0-6-6.500 6.500M10 20H4v-6m0 6 6.500-6.500",
  turn: "M12 6c5 0 9 2 9 4.500 0 2-2.500 3.600-6 4.200m-6 0C5.500 14.100 3 12.500 3 10.500 3 8 7 6 12 6m0 12-3-3 3-3",
  swap: "M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative line icon; give the control around it its accessible name. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      focusable="false"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Every sign there is, for the gallery. */
export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[];
