import { Button } from './button.tsx';

type ShareLinkProps = {
  /** path of this site, with its query */
  href: string;
  label?: string;
};

/**
 * Sends an address of this site on: by the system's share sheet on phones, elsewhere by copying it, which is said. The work is done by
 * app/runtime/copies.ts, on documents too; of no use without a script, so not shown without one.
 */
export function ShareLink({ href, label = 'Trimiteți linkul' }: ShareLinkProps) {
  return (
    <p className="needs-script">
      <Button kind="text" type="button" data-copy={href} data-share="">
        {label}
      </Button>
    </p>
  );
}
