/** For databases that are thrown away: fast, and not safe against a power cut. */
export const throwawaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
} as const;

/** Of a shop's own server. */
export const usualSettings = {
  listen_addresses: '127.0.0.1',
  // TCP only: a socket's path has a length limit, which a deep clone would break.
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  wal_compression: 'on',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Who fails a statement again and again must not fill the disk, nor leave what they sent there: the shop's own log says all about it.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
} as const;
