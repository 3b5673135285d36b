import { classNames } from "#design-system/class-names.ts";
import { Icon } from "#design-system/icon.tsx";
import { initialsOf } from "#modules/accounts/domain/initials-of.ts";

interface PersonAvatarProps {
  readonly firstName: string;
  readonly lastName: string;
  readonly className?: string;
}

/** NAV-05: initials in a circle; decorative, the name stands beside it. */
export function PersonAvatar({ firstName, lastName, className }: PersonAvatarProps) {
  const initials = initialsOf({ firstName, lastName });
  return (
    <span
      aria-hidden="true"
      className={classNames("grid shrink-0 place-items-center rounded-full font-bold", className)}
    >
      {initials === "" ? <Icon name="user" size={20} /> : initials}
    </span>
  );
}
