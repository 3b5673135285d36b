import { LinkButton } from "#design-system/button.tsx";
import { contentPage } from "#modules/content/domain/content-page-view.ts";
import { PageHead } from "#modules/content/ui/content-page.tsx";
import { Promises } from "#modules/content/ui/promises.tsx";
import { vehicleTitle, type VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { VehiclePicture } from "#modules/inventory/ui/card/vehicle-picture.tsx";
import { ConditionSection } from "#modules/vehicle-page/ui/details/details-parts.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { Suspense } from "react";
import type { Route } from "./+types/why-us";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";
import { Proof } from "../home/proof.tsx";
import { readInspectedCar } from "./read-inspected-car.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { content } = ctx.tenant.config;
  const page = contentPage(ctx.tenant, "why-us");
  return {
    page,
    inspected: await readInspectedCar(ctx),
    proof: { ...content.proof, isSample: ctx.tenant.isDemo },
    days: content.moneyBackDays,
    meta: pageMeta(ctx, request, { page: page.metadata }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CNT-01: promises beside what shows them: a car's real report, what others say, and the way to the cars. */
export default function WhyUsRoute({ loaderData }: Route.ComponentProps) {
  const { page, inspected, proof, days } = loaderData;
  const t = useText();
  return (
    <article className="page-width grid gap-8 py-8 md:gap-12 md:py-14">
      <div className="grid items-center gap-6 md:grid-cols-2 md:gap-12">
        <div className="grid gap-5">
          <PageHead page={page} />
          <p>
            <LinkButton to="/search">{t("Search cars")}</LinkButton>
          </p>
        </div>
        {inspected !== null && <Shown car={inspected} />}
      </div>
      <Promises page={page} />
      {inspected !== null && <Example car={inspected} />}
      <Proof days={days} proof={proof} />
    </article>
  );
}

/** The car whose report is further down, so that the page begins with what it is about. */
function Shown({ car }: { readonly car: VehicleDetailsView }) {
  const t = useText();
  return (
    <div className="relative overflow-hidden rounded-card bg-stage">
      <VehiclePicture
        alt={vehicleTitle(car)}
        isFirst
        photo={car.photos[0] ?? null}
        sizes="(width < 48rem) 100vw, 44rem"
        vehicle={car}
      />
      <small className="drawn-note">{t("Illustration")}</small>
    </div>
  );
}

function Example({ car }: { readonly car: VehicleDetailsView }) {
  const t = useText();
  const { conditionReport } = car;
  if (conditionReport === null) return null;
  return (
    <section
      aria-labelledby="example"
      className="grid gap-4 rounded-card border border-line bg-surface-raised p-5 md:p-8"
    >
      <h2 className="text-title" id="example">
        {t("A car on our lot today: {title}", { title: vehicleTitle(car) })}
      </h2>
      <Suspense>
        <ConditionSection report={conditionReport} vehicle={car} />
      </Suspense>
      <p>
        <LinkButton look="secondary" to={`/vehicles/${car.key}`}>
          {t("See this car")}
        </LinkButton>
      </p>
    </section>
  );
}
