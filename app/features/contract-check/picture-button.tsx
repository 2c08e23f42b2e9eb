import { useState } from 'react';
import type { CheckedContract } from '#domain/contract-check/check-contract.ts';
import type { VerdictByCases } from '#domain/contract-check/verdict-by-cases.ts';
import { Button } from '#app/ui/button.tsx';

// Few want it, and no server has anything to draw on.
const loadPainter = import.meta.env.SSR ? null : () => import('./draw-picture.ts');

/** Saves the answer as a picture to send on: sum, time, cost and verdict, without the lender's name. Drawn on the device. */
export function PictureButton(props: { checked: CheckedContract; verdict: VerdictByCases }) {
  const [isLost, setLost] = useState(false);
  const save = async () => {
    try {
      const picture = await loadPainter?.().then(({ drawPicture }) => drawPicture(props));
      if (!picture) return;
      const address = URL.createObjectURL(picture);
      Object.assign(document.createElement('a'), { href: address, download: 'ce-semnez.png' }).click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
      setLost(false);
    } catch {
      setLost(true);
    }
  };
  return (
    <>
      <Button kind="text" type="button" onClick={() => void save()}>
        Salvați ca imagine, fără nume
      </Button>
      <span className="fine" role="status">
        {isLost && 'Imaginea nu a putut fi făcută.'}
      </span>
    </>
  );
}
