package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const tolerance = 5 * time.Minute

// Verify tells whether a request is ours. The secret is the endpoint's, "whsec_..."; rawBody is the request's bytes as they
// came, before any JSON decoder. During a rotation Webhook-Signature holds one signature for each secret; one has to match.
func Verify(secret string, headers http.Header, rawBody []byte) bool {
	timestamp := headers.Get("Webhook-Timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || time.Since(time.Unix(seconds, 0)).Abs() > tolerance {
		return false
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return false
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(headers.Get("Webhook-Id") + "." + timestamp + "."))
	mac.Write(rawBody)
	expected := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	for _, signature := range strings.Split(headers.Get("Webhook-Signature"), " ") {
		if hmac.Equal([]byte(signature), expected) {
			return true
		}
	}
	return false
}

// VerifyBody is the simple form, if your tools have no Standard Webhooks: the X-Service-Signature header alone.
func VerifyBody(secret string, signature string, rawBody []byte) bool {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write(rawBody)
	return hmac.Equal([]byte(signature), []byte(hex.EncodeToString(mac.Sum(nil))))
}
