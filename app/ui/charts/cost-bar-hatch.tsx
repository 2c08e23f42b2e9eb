import './cost-bar-hatch.css';

/** Defines the hatch pattern of the room and of the logo. The shell renders it once per page; bars refer to it. */
export function CostBarHatch() {
  return (
    <svg className="cost-bar-defs" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className="hatch-line" x1="0" y1="0" x2="0" y2="6" />
        </pattern>
      </defs>
    </svg>
  );
}
