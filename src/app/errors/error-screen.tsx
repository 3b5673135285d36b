/** A car that drives on, in the calm paint of the landing page. */
const CAR = "/images/vehicles/hatchback/b6babd/rear-three-quarter.svg";

interface ErrorScreenProps {
  /** What analytics count (AN-06). */
  readonly status: 404 | 500;
  readonly title: string;
  readonly subtitle: React.ReactNode;
  readonly children: React.ReactNode;
}

/** Picture, title, subtitle and the way out. */
export function ErrorScreen({ status, title, subtitle, children }: ErrorScreenProps) {
  return (
    <div
      className="page-width grid max-w-prose justify-items-center gap-5 py-8 text-center md:py-16"
      data-status={status}
    >
      <title>{title}</title>
      <meta content="noindex" name="robots" />
      <img alt="" className="w-full max-w-80 rounded-card bg-stage" height={241} src={CAR} width={320} />
      <h1 className="text-heading">{title}</h1>
      {subtitle !== false && <p className="text-ink-muted">{subtitle}</p>}
      <div className="flex flex-wrap justify-center gap-3 pt-2">{children}</div>
    </div>
  );
}
