import { Button } from './button.tsx';

type ShareLinkProps = {
  /** path of this site, with its query */
  href: string;
  label?: string;
};

/**
 * Shares an address of this site: by the system's share sheet on phones, elsewhere by copying it, with an announcement.
 * app/runtime/runtime.ts does the work, on documents too; hidden without scripts.
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
