import { reportHref, reportedParts, type FigureReport } from '#domain/base/forms/figure-report.ts';
import './report-link.css';

/** The way to say that a figure is wrong, with the figure named in the form it leads to. */
export function ReportLink({ about }: { about: FigureReport }) {
  return (
    <a className="report-link" href={reportHref(about)} rel="nofollow">
      Semnalați o greșeală<span className="sr">: {reportedParts[about.part]}</span>
    </a>
  );
}
