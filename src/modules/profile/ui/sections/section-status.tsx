import { Icon } from "#design-system/icon.tsx";

/** Says that something was saved; the region stays, so that the next message is announced too. */
export function SectionStatus({ children }: { readonly children: string | undefined }) {
  return (
    <output className="flex items-center gap-2 text-small font-semibold text-success empty:hidden">
      {children !== undefined && (
        <>
          <Icon name="success" size={20} />
          {children}
        </>
      )}
    </output>
  );
}
