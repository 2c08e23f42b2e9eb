import { reportHref, reportedParts, type FigureReport } from '#domain/base/forms/figure-report.ts';
import './report-link.css';

/** Links to the contact form with the figure to report as wrong. */
export function ReportLink({ about }: { about: FigureReport }) {
  return (
    <a className="report-link" href={reportHref(about)} rel="nofollow">
      Semnalați o greșeală<span className="sr">: {reportedParts[about.part]}</span>
    </a>
  );
}
