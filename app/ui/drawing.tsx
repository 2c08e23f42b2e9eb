import { classNames } from './class-names.ts';
import { drawings, type LargeDrawing, type SmallDrawing } from './drawings.ts';
import './drawing.css';

type DrawingProps = { name: SmallDrawing } | { name: LargeDrawing; large: true };

/**
 * Shows a drawing beside text that says everything: hidden from assistive technology. It is inline, so it loads with the page.
 */
export function Drawing(props: DrawingProps) {
  const isLarge = 'large' in props;
  return (
    <svg
      className={classNames('drawing', isLarge && 'drawing-large')}
      viewBox={isLarge ? '0 0 320 160' : '0 0 56 56'}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: drawings[props.name] }}
    />
  );
}
