/** Settings of a shop's server. */
export const usualSettings = {
  listen_addresses: '127.0.0.1',
  // TCP only: the path of a socket has a length limit, which a deeply nested clone would exceed.
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
  // Requests whose statements fail must not fill the disk or leave personal data there: the shop's own log has the
  // details.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
} as const;
