-- Rotates over all requests (path, token and body between tabs) and prints one line of JSON at the end.
local requests, at = {}, tonumber(os.getenv("BENCH_FROM"))
local encoding, expected, threads = os.getenv("BENCH_ENCODING"), tonumber(os.getenv("BENCH_STATUS")), {}
for line in io.lines(os.getenv("BENCH_REQUESTS")) do
  local path, token, body = line:match("^([^\t]*)\t([^\t]*)\t(.*)$")
  local headers = {}
  if encoding ~= "" then headers["accept-encoding"] = encoding end
  if token ~= "" then headers["authorization"] = "Bearer " .. token end
  if body ~= "" then headers["content-type"] = "application/json" end
  requests[#requests + 1] = { body == "" and "GET" or "POST", path, headers, body ~= "" and body or nil }
end

wrong = 0
function setup(thread) threads[#threads + 1] = thread end

function request()
  at = at % #requests + 1
  local r = requests[at]
  return wrk.format(r[1], r[2], r[3], r[4])
end

if expected then
  response = function(status) if status ~= expected then wrong = wrong + 1 end end
end

function done(summary, latency)
  local e = summary.errors
  local failed = e.connect + e.read + e.write + e.timeout
  if expected then
    for _, thread in ipairs(threads) do failed = failed + thread:get("wrong") end
  else
    failed = failed + e.status
  end
  local result = '\nRESULT {"requests":%d,"us":%d,"bytes":%d,"p50":%.3f,"p99":%.3f,"errors":%d}\n'
  io.write(result:format(summary.requests, summary.duration, summary.bytes,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, failed))
end
