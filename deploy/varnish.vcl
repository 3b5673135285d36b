vcl 4.1;
# A shared cache in front of Forecourt (docs/operations.md, "A cache in front"). Set the backend and who may purge.
import std;

backend store {
  .host = "127.0.0.1";
  .port = "3000";
}

acl purgers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403, "Forbidden"));
    }
    # Tags travel as one line; a page goes when any of its own is named.
    set req.http.x-tags = regsuball(req.http.surrogate-key, " +", "|");
    if (req.http.x-tags !~ "^[a-z0-9_|-]+$") {
      return (synth(400, "Surrogate-Key is missing or malformed"));
    }
    if (std.ban("obj.http.surrogate-key ~ (^|\s)(" + req.http.x-tags + ")($|\s)")) {
      return (synth(200, "Purged"));
    }
    return (synth(500, std.ban_error()));
  }
  if ((req.method != "GET" && req.method != "HEAD") || req.http.authorization) {
    return (pass);
  }
  # What may be kept depends on nobody, so cookies do not part it; what depends on somebody says no-store.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.surrogate-control) {
    set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = 30s;
    set beresp.keep = 600s;
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.surrogate-key;
  unset resp.http.surrogate-control;
  unset resp.http.cdn-cache-control;
}
