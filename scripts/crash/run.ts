// `npm run crash -- SECONDS`: one instance with its own PostgreSQL (run-alone.ts). `npm run crash -- cluster`: three instances on a
// PostgreSQL that others keep highly available, which are upgraded and fail in turn (cluster/run-cluster.ts).
if (process.argv[2] === 'cluster') {
  const { runCluster } = await import('#scripts/crash/cluster/run-cluster.ts');
  await runCluster(process.argv.slice(3));
} else await import('./run-alone.ts');
