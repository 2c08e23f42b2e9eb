import { Button } from './button.tsx';

type CopyTextProps = {
  /** id of the field whose text is copied */
  of: string;
};

/** Shows a button that copies the current text of a field (app/runtime/runtime.ts). Without scripts people select the text. */
export function CopyText({ of }: CopyTextProps) {
  return (
    <Button className="needs-script" kind="line" small type="button" data-copy={`#${of}`}>
      Copiați textul
    </Button>
  );
}
