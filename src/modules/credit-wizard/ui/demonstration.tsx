import * as v from "valibot";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useForm } from "#platform/browser/forms/use-form.ts";
import { saveBlob } from "#platform/browser/http/save-blob.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useWizard } from "./wizard.tsx";

const AS_TYPED = v.looseObject({});

/** E-SIGN: somebody shows that they can open the kind of file that notices come in. */
export function Demonstration() {
  const t = useText();
  const { me, calls, replace } = useWizard();
  const download = useWrite();
  const form = useForm({
    schema: AS_TYPED,
    mayBeUnchanged: true,
    focus: "code",
    send: async ({ code }) => {
      replace(await calls.demonstrate(me.role, typeof code === "string" ? code : ""));
    },
  });
  const open = async (): Promise<void> => {
    const pdf = await download.run(() => calls.samplePdf(me.role));
    if (pdf !== undefined) saveBlob(pdf, "sample-notice.pdf");
  };
  if (me.hasDemonstrated)
    return (
      <p className="flex items-center gap-2">
        <Icon className="text-success" name="success" />
        {t("You opened the sample PDF.")}
      </p>
    );
  return (
    <form {...form.formProps} className="grid justify-items-start gap-4" onSubmit={form.onSubmit}>
      <p>
        {t("First make sure that you can open our notices: open this sample and type the code it shows.")}
      </p>
      <Button busy={download.isBusy} look="secondary" onClick={() => void open()}>
        <Icon name="document" />
        {t("Open the sample PDF")}
      </Button>
      {download.error && <AlertBar type="error">{download.error.message}</AlertBar>}
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        className="tabular"
        error={form.errorOf("code")}
        id="code"
        label={t("Code in the PDF")}
        maxLength={20}
        spellCheck={false}
      />
      {form.refusal && <AlertBar type="error">{form.refusal.text}</AlertBar>}
      <Button busy={form.busy} look="secondary" type="submit">
        {t("Check the code")}
      </Button>
    </form>
  );
}
