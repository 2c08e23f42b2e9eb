import { useState, useSyncExternalStore } from 'react';
import type { CheckedContract } from '#domain/tools/contract-check/check-contract.ts';
import type { VerdictByCases } from '#domain/tools/contract-check/verdict-by-cases.ts';
import { Button } from '#app/ui/button.tsx';
import { canOpenSheet, openSheet } from '#app/ui/open-sheet.ts';

// Loaded on demand, and the server has no canvas to draw on.
const loadPainter = import.meta.env.SSR ? null : () => import('./draw-picture.ts');

/**
 * Shares the answer as a picture, by the system's share sheet, or saves it: amount, term, cost and verdict, without the lender's
 * name. Drawn on the device.
 */
export function PictureButton(props: { checked: CheckedContract; verdict: VerdictByCases }) {
  const [isLost, setLost] = useState(false);
  // The server does not know the device, and the device does not change.
  const isSent = useSyncExternalStore(never, canSendPicture, no);
  const pass = async () => {
    try {
      const picture = await loadPainter?.().then(({ drawPicture }) => drawPicture(props));
      if (!picture) return;
      setLost(false);
      if (await openSheet({ files: [fileOf(picture)] })) return;
      const address = URL.createObjectURL(picture);
      Object.assign(document.createElement('a'), { href: address, download: FILE }).click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    } catch {
      setLost(true);
    }
  };
  return (
    <>
      <Button kind="text" type="button" onClick={() => void pass()}>
        {isSent ? 'Trimiteți' : 'Salvați'} ca imagine, fără nume
      </Button>
      <span className="fine" role="status">
        {isLost && 'Imaginea nu a putut fi făcută.'}
      </span>
    </>
  );
}

const FILE = 'ce-semnez.png';

function fileOf(picture: Blob): File {
  return new File([picture], FILE, { type: 'image/png' });
}

function canSendPicture(): boolean {
  return canOpenSheet({ files: [fileOf(new Blob())] });
}

const no = () => false;
const never = () => no;
