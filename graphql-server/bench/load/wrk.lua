-- The script of wrk: sends the requests of a file one after the other, from any place on, and prints what came of them as JSON.
-- A line of the file has method, path, media type, IP, token and body, separated by tabs.

local NEW_KEY = '00000000-0000-4000-8000-000000000000'

-- A request without a key is whole in `beginnings`; one with a key is cut around it.
local beginnings, endings = {}, {}
local at, keys, start = 0, 0, 0

function init(args)
  start = tonumber(args[2])
  for line in io.lines(args[1]) do
    local method, path, accept, ip, token, body = line:match('^(.-)\t(.-)\t(.-)\t(.-)\t(.-)\t(.*)$')
    local headers = { ['Accept'] = accept, ['Accept-Encoding'] = 'gzip, deflate, br', ['X-Forwarded-For'] = ip }
    if token ~= '' then headers['Authorization'] = 'Bearer ' .. token end
    if body ~= '' then headers['Content-Type'] = 'application/json' else body = nil end
    local request = wrk.format(method, path, headers, body)
    local first, last = request:find(NEW_KEY, 1, true)
    beginnings[#beginnings + 1] = first and request:sub(1, first - 1) or request
    endings[#beginnings] = first and request:sub(last + 1) or false
  end
  at = start % #beginnings
end

function request()
  at = at % #beginnings + 1
  local ending = endings[at]
  if not ending then return beginnings[at] end
  keys = keys + 1
  return beginnings[at] .. string.format('%08x-0000-4000-8000-%012x', start, keys) .. ending
end

function done(summary, latency)
  local errors = summary.errors
  local wrong = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format('{"requests":%d,"seconds":%.3f,"p50":%.3f,"p99":%.3f,"wrong":%d}',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, wrong))
end
