import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';

/** Copies an address of this site, and says so. Of no use without a script, so not shown without one. */
export function CopyLink({ href, label }: { href: string; label: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(href, location.href).href);
    setCopied(href);
  };
  return (
    <p className="needs-script">
      <Button kind="text" type="button" data-copy-link={href} onClick={() => void copy()}>
        {label}
      </Button>{' '}
      <span role="status">{copied === href && 'Linkul a fost copiat.'}</span>
    </p>
  );
}
