-- Requests of a load for wrk, and its result as one line of JSON.
-- Argument: 'events', for events of many addresses with an id each; else nothing.
local sent, run = 0, os.time()

function init(args)
  if args[1] ~= "events" then return end
  request = function()
    sent = sent + 1
    -- An address sends 32, below its rate limit.
    local network = math.floor(sent / 32)
    local address = string.format("10.%d.%d.%d", math.floor(network / 65536) % 256, math.floor(network / 256) % 256, network % 256)
    local id = string.format("%08x-0000-4000-8000-%012x", run, sent)
    return wrk.format("POST", nil, {
      ["content-type"] = "text/plain;charset=UTF-8",
      ["x-forwarded-for"] = address,
      -- The server does not count events of programs.
      ["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
    }, '{"id":"' .. id .. '","actor":"anon","action":"email_click","entity":"cta","meta":{"source":"ContactTd","partner":"a-gallery","provider":"gmail"}}')
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"requests":%d,"seconds":%f,"failed":%d,"p50Ms":%f,"p99Ms":%f}\n',
    summary.requests, summary.duration / 1e6,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
