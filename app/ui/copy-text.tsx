import { Button } from './button.tsx';

type CopyTextProps = {
  /** id of the field whose text is copied */
  of: string;
};

/** Copies the text of a field, as it stands in it now (app/runtime/copies.ts). Without a script the text is selected by hand. */
export function CopyText({ of }: CopyTextProps) {
  return (
    <Button className="needs-script" kind="line" small type="button" data-copy={`#${of}`}>
      Copiați textul
    </Button>
  );
}
