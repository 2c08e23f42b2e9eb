import { eventIds } from '#domain/visits/events/event.ts';
import { textLimit } from '#domain/visits/events/clean-text.ts';
import type { SiteConfig } from '#domain/texts/pages/page-config.ts';

/** The scripts are requested at the latest then: older browsers report no paints. */
const LATEST_MS = 3000;

/**
 * Writes the only script inside a document. It requests the modules and the manifest after the first paint, so that the document
 * alone travels before it. A page in a hidden tab paints nothing and requests them at once, as does a page that needs its scripts to look right:
 * a dialog that becomes modal, a loader that goes away. A visitor who leaves before the modules run is counted by a page view with ids of
 * this page alone.
 * @param scripts addresses of module scripts
 * @see docs/decisions/192-nothing-before-the-paint.md
 */
export function afterPaint(scripts: readonly string[], config: SiteConfig): string {
  return `{${[
    'let D=document,done,asked',
    `go=()=>{if(asked)return;asked=1;${manifest};Promise.all(${JSON.stringify(scripts)}.map(s=>import(s))).then(()=>done=1).catch(console.info)}`,
    'P=self.PerformanceObserver',
  ].join(',')};${[
    `D.hidden||D.querySelector("dialog[open],.error-loader")?go():(setTimeout(go,${LATEST_MS}),P&&new P(go).observe({type:"paint",buffered:true}))`,
    ...(config.isStaging ? [] : [`addEventListener("pagehide",()=>{${leaving(config)}})`]),
  ].join(';')}}`;
}

const manifest =
  'D.head.append(Object.assign(D.createElement("link"),{rel:"manifest",href:"/site.webmanifest"}))';

/** The page view of app/runtime/page-view.ts, from the address alone. */
function leaving({ eventsHost, eventsOnLocalhost, providerId }: SiteConfig): string {
  const isCounted = eventsOnLocalhost ? '' : '||/^(localhost|127\\.|\\[)/.test(location.hostname)';
  return [
    `if(done${isCounted})return`,
    'done=1',
    `let u=()=>crypto.randomUUID(),q=new URLSearchParams(location.search),e={event_id:${eventIds.pageView},provider_id:(q.get("pid")||${JSON.stringify(providerId)}).slice(0,${textLimit}),session_id:u(),client_id:u(),domain:location.hostname,referer:D.referrer.split(/[?#]/)[0],path:location.pathname,cookieless:true}`,
    `for(let[k,v]of q)/^(utm_[a-z]+|sub[124-7])$/.test(k)&&(e[k]=v.slice(0,${textLimit}))`,
    `navigator.sendBeacon(${JSON.stringify(`${eventsHost}/api/event`)},JSON.stringify(e))`,
  ].join(';');
}
