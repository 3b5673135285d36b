/** An address that breaks after its @ where it does not fit, and anywhere only when it must. */
export function EmailText({ email }: { readonly email: string }) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <span className="[overflow-wrap:anywhere]">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
