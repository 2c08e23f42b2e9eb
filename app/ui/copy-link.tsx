import { Button } from './button.tsx';

type CopyLinkProps = {
  /** path of this site, with its query */
  href: string;
  label: string;
};

/**
 * Copies an address of this site, and says so. The copying is done by app/runtime/copies.ts, on documents too; of no
 * use without a script, so not shown without one.
 */
export function CopyLink({ href, label }: CopyLinkProps) {
  return (
    <p className="needs-script">
      <Button kind="text" type="button" data-copy={href}>
        {label}
      </Button>
    </p>
  );
}
