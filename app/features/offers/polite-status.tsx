import { useState } from 'react';
import { useSettled } from '#app/ui/use-settled.ts';

const REST_MS = 1000;

/** Says a sentence to those who listen once it has stopped changing; never what was there when the page opened. */
export function PoliteStatus({ text }: { text: string }) {
  const [first] = useState(text);
  const settled = useSettled(text, REST_MS);
  return (
    <p className="sr" role="status">
      {settled !== first && settled}
    </p>
  );
}
