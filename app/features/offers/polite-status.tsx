import { useEffect, useRef, useState } from 'react';

const REST_MS = 1000;

/** Says a sentence to those who listen once it has stopped changing; never what was there when the page opened. */
export function PoliteStatus({ text }: { text: string }) {
  const first = useRef(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === first.current) return;
    const timer = setTimeout(() => setSaid(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="sr" role="status">
      {said}
    </p>
  );
}
