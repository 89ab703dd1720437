<?php

const TOLERANCE_SECONDS = 300;

// $secret: the endpoint's, "whsec_..."; $headers: with lower-case names, for example array_change_key_case(getallheaders());
// $rawBody: file_get_contents('php://input'), before json_decode.
// During a rotation `webhook-signature` holds one signature for each secret; one of them has to match.
function verify(string $secret, array $headers, string $rawBody): bool
{
    $timestamp = $headers['webhook-timestamp'] ?? '';
    if (!preg_match('/^\d+$/D', $timestamp) || abs(time() - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }
    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $signed = ($headers['webhook-id'] ?? '') . '.' . $timestamp . '.' . $rawBody;
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', $signed, $key, true));
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}

// The simple form, if your tools have no Standard Webhooks: the X-Service-Signature header alone.
function verifyBody(string $secret, string $signature, string $rawBody): bool
{
    return hash_equals(hash_hmac('sha256', $rawBody, $secret), $signature);
}
