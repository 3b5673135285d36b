import { Button, LinkButton } from "../button.tsx";
import { CheckboxField } from "../checkbox-field.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { RadioGroup } from "../radio-group.tsx";
import { RangeSlider, shownBounds } from "../range-slider.tsx";
import { SelectField } from "../select-field.tsx";
import { SuggestionField } from "../suggestion-field.tsx";
import { TextField } from "../text-field.tsx";
import { GallerySection } from "./gallery-section.tsx";

const nothing = (): void => undefined;

/** Buttons and everything people fill in. */
export function FormSection() {
  return (
    <GallerySection title="Forms">
      <div className="flex flex-wrap gap-3">
        <Button>Primary</Button>
        <Button look="secondary">Secondary</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="danger">Danger</Button>
        <Button busy>Saving</Button>
        <LinkButton look="secondary" to="/search">
          Link
        </LinkButton>
      </div>
      <form className="grid max-w-form gap-5">
        <ErrorSummary errors={{ "gallery-wrong": "Enter a valid email address." }} />
        <TextField help="As it is on your driver's license." id="gallery-name" label="First name" />
        <TextField
          defaultValue="ann@"
          error="Enter a valid email address."
          id="gallery-wrong"
          label="Email"
          type="email"
        />
        <TextField
          before="$"
          countdown
          id="gallery-amount"
          inputMode="decimal"
          label="Amount"
          maxLength={12}
          optional
        />
        <SelectField
          id="gallery-state"
          label="State"
          options={[{ value: "TX", label: "Texas" }]}
          placeholder="Choose a state"
        />
        <SuggestionField
          id="gallery-lender"
          label="Bank"
          maxLength={80}
          onLeave={nothing}
          onTake={nothing}
          onType={nothing}
          suggestions={["First Example Bank", "Second Example Bank"]}
          value=""
        />
        <CheckboxField id="gallery-terms" label="I agree to the terms" />
        <RadioGroup
          columns={2}
          defaultValue="pickup"
          id="gallery-how"
          legend="How do you want to get it?"
          options={[
            { value: "pickup", label: "Pickup", help: "Free" },
            { value: "delivery", label: "Delivery", help: "From $0" },
          ]}
        />
        <RangeSlider
          label="price"
          max={90_000}
          maxCharacters={6}
          maxName="galleryMax"
          min={5000}
          minName="galleryMin"
          prefix="$"
          shown={shownBounds({ low: 12_000, high: null, min: 5000, max: 90_000 })}
          step={500}
        />
      </form>
    </GallerySection>
  );
}
