import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPem } from './certificate.ts';
import { judgeToken } from './token.ts';

const pem = (base64: string) => `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;
const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

/** Made by openssl, over the line below. RSA: a root, an authority below it whose certificate is signed with SHA-384, stamps with SHA-512. */
const STAMPED = 'madoguchi sample\n';
const RSA = {
  root: pem(
    'MIIDHzCCAgegAwIBAgIUSW3spaxqCGQCMQSf4v5H3EIbLwYwDQYJKoZIhvcNAQELBQAwFjEUMBIGA1UEAwwLU2FtcGxlIFJvb3QwIBcNMjYxMTI4MDA0ODM5WhgPMjA1MTA3MjAwMDQ4MzlaMBYxFDASBgNVBAMMC1NhbXBsZSBSb290MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsIqUgYTXxCCsAPEZKvNmTOhN325DZMzBAF//dBxM/qYl11NEksNRyJ5PH2qFCdMpP9pSHHzW06SzICQj+1Ne+nk9im7nyqUogMZ8zbENtxDkfPl99c2SckmytkizLLDvySiB4vf0GxA8d4PMtX+cZ6Q6KR+QOrOwWQ6yvK17hZsOPhbmvCs3Iwm6xMc2tDsMx4wlEUHZsCJr95Zq+/gQnlPPcTvgcDLaZpg6jlfHNahF5IbQrgfttnb1MrxYPRvmINy+Au7j6fQ/c6yQjS9Y8VWrLpcLdgGlq4nF43c3Jho8pAySP9xkrHEcmkkTNqFBT3PpPjoViBVHV4mo8YGijQIDAQABo2MwYTAdBgNVHQ4EFgQUC/Z84dlemiv0Bjfy5e+umLrO2i8wHwYDVR0jBBgwFoAUC/Z84dlemiv0Bjfy5e+umLrO2i8wDwYDVR0TAQH/BAUwAwEB/zAOBgNVHQ8BAf8EBAMCAgQwDQYJKoZIhvcNAQELBQADggEBAJleVfg5tOHblEcplb2uvbGrf8zUQyTaabEVdznFfzZzKbKiv3eljlFHfInkMj1gVPSWsbcs35+ebQ5wpclBeXaPwJWOYKWoZLFiza/+5CcrJc2Tx0VLdsoUKybtklGIwOm9UWWDHUBH6NeddJD3jzETWkZtKB3kpawQELC/yZSHgf1Plm+L2i70MKMuP1CNWw8YVPchOWbiNKK4hrWvYd4chNVqVExpfT9bYZNq9Uz9Bvrn05Vx3PWywgbFZDu4nMJSkj0Dmo58izrk5R+jIcg7FRUIKJqkc9+u6k0J4PbD3I3fXQtt2wzBMVaXMiknh4fSVlkykjbkmmOpExChPWM=',
  ),
  token: bytesOf(
    'MIIJBwYJKoZIhvcNAQcCoIII+DCCCPQCAQMxDzANBglghkgBZQMEAgMFADBzBgsqhkiG9w0BCRABBKBkBGIwYAIBAQYEKgMEATAxMA0GCWCGSAFlAwQCAQUABCCWzDv0V2zuExawKjPX0DX7rYno4fxU5MxBMyVcpQ/VhAICEAEYDzIwMjYxMTI4MDA0ODQxWjADAgEBAggicI33I6hG4KCCBk4wggM0MIICHKADAgECAgEDMA0GCSqGSIb3DQEBCwUAMB4xHDAaBgNVBAMME1NhbXBsZSBJbnRlcm1lZGlhdGUwHhcNMjYxMTI4MDA0ODQxWhcNNDYwMTI3MDA0ODQxWjAmMSQwIgYDVQQDDBvjgrXjg7Pjg5fjg6vmmYLliLvoqo3oqLzlsYAwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQDXzQPiqX+xmNMPgSsacZW0kp0Xrrcny6eLZqOxksDztQ6bmuwUqMgs6q2I5gUQu8oZGv5Q/ABCbae1Bpw63D8KWJet8gfC2jLjolgASBAXKkx6L1mkfZspMwpTAMVh0R9BTFaSQu7bAmu+abwXVt3CtLuzOoHCoaRUaPSCj3RyGPmuh3gmNpW9C0G11hw/jrBLJQDPgcZTp9HeUvO89LWvnCV416ghsYlj8fV71aHZni+TUuLyu6hx2ijl14wpdb/na5TJ32Nm+F+GLkTag9AltY3Lzve4gugvCIzzXe2aEkYMw7tG/rSu5x3REt5UfUnre4DRblR/+68UFMfyY8vRAgMBAAGjdTBzMAkGA1UdEwQCMAAwDgYDVR0PAQH/BAQDAgeAMBYGA1UdJQEB/wQMMAoGCCsGAQUFBwMIMB0GA1UdDgQWBBT20Ee4TsZjTd0L82Nn52DTcB1D3jAfBgNVHSMEGDAWgBTFb49g8TPqvf2DwLp1oPTFQX3KYDANBgkqhkiG9w0BAQsFAAOCAQEAIMyHYgL1wovx3vVp6k79WhejId/nloh1upZSlQQoSGCHW4m/4iSgrUvPTtORgWZ7n9XFElP0GdhZ0MZslNtZpLEgv+b3PfUAVPnLD1M8V9GZEfEU6Ei11QXueLvKDWQ9zRxzuHvPA9HenkoQe3hZhYsgIcjKNeUDJ/5A7YfNGY0QfulUxaSdDPF4nLLCZvt7445zH3CGcDiZk1f5H9LH4J9bdIcExifkXXLqkFuVsbZDqZzE2p7zw7LPR8uET5SU7O4dH5hYpz2atOwzgrffP2oTkkZVAdKwMLbZj2/NBN/9KFfemv3CJffrlEPtleKW+0GeIyQ4cgxhXjgpBXfQuTCCAxIwggH6oAMCAQICAQIwDQYJKoZIhvcNAQEMBQAwFjEUMBIGA1UEAwwLU2FtcGxlIFJvb3QwHhcNMjYxMTI4MDA0ODQwWhcNNDgxMDIzMDA0ODQwWjAeMRwwGgYDVQQDDBNTYW1wbGUgSW50ZXJtZWRpYXRlMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA8J8bFEhgsWQExdcS8R1/tiQQNDVwSb2cC+UJa1VX4Lzn2a3UNWcoIgNuV+i6If53Ds2S1sHpkvRkSrLVFxuljtcOx5sltjpZRPeFTDvHzGF870sE0ROTs3w9dSXXBbPY8eHcvUqF4lun04KqC/zA6VjQo7oD3l+oWjmMX78vJXK/xqbEy6EBTjJ2JroJBqpY+dStGqH+56WzhZDXsggo4cteqtWobnnT0qUEAB4ILElEdsH+xy83bm7kqvPUBrqV8+sp8JM3YkwGAG3yoLF9GgAswn7RWUkD1SWO/33ja7r/x8lhQv2unLbB60vwz6R4x0TZ2onxFfH0Vlk+t1wtSQIDAQABo2MwYTAPBgNVHRMBAf8EBTADAQH/MA4GA1UdDwEB/wQEAwICBDAdBgNVHQ4EFgQUxW+PYPEz6r39g8C6daD0xUF9ymAwHwYDVR0jBBgwFoAUC/Z84dlemiv0Bjfy5e+umLrO2i8wDQYJKoZIhvcNAQEMBQADggEBAGtOQgDBYFraRz+RjpvJRcHCe575PMh0nMFMR9fov0KDTvl4UNd4x4DPjIGlxHjhiqlaecPSzfNmuv1R20Qut0LXwfAzlOOXu0/u7UYcYfcj707KozM3upipNkIYZyx/fssmGWo6VII4eDMqxNCH9RPOTPnnefIiLolTppbWkraEDzD7tkmoMD3xluA4Q1ftlQzKQB3O6AfejBQP1J2GcHUCXbhy5e1o9eIHWsxtFsbDneRtfYJzNQZ5zEjW3Z6jG38FyjvAxHLCDHWRSxFJQEssq61loEy4InXp/w9Jw2YT9F8WGiV9AROtDGXeNwb1H6N1VWfVHWjSqnEjIPPXrnsxggIVMIICEQIBATAjMB4xHDAaBgNVBAMME1NhbXBsZSBJbnRlcm1lZGlhdGUCAQMwDQYJYIZIAWUDBAIDBQCggcQwGgYJKoZIhvcNAQkDMQ0GCyqGSIb3DQEJEAEEMBwGCSqGSIb3DQEJBTEPFw0yNjExMjgwMDQ4NDFaMDcGCyqGSIb3DQEJEAIvMSgwJjAkMCIEIO0bLYLlzgnUuU1s94oIFKKk21f04nX/vKslBYIYES/vME8GCSqGSIb3DQEJBDFCBEC/pLmFkAw0euPmNb/Bvs+X01UdCaQ5jCd3UpCS0hIneWqqTtZ2nmiJHo6dKzFkLuqmslQLrlF424zCxBb4SNSuMA0GCSqGSIb3DQEBAQUABIIBADB8k52ojIMI3ncDz6fCjUJlKxsGtrWARvYQ+OC9vK1IrAykr2dX68T4hQSDiF2+puu4bz/qFqds3RckdOzJ01sF/PZ5/zF2bCHZk9Dqtper9kr0mPjkPna5zefr+plwvr50IsxlUfhxy7n0jtmkPEWt0MAmat29DEx0cb8D64U7GQ38HJI+yyXkFAT/JjNn8W0iDvW8sg//V+jtvjDJIQagqErmDPiiBXqFBpvgUeJfh5f0hSAzPfIj/+GGXZ8jKLtcAL3yWCzqyw3oPWJRHIaWc4k8R6DPzY8m9CtSIdXImzKNnJL81FbVDiJCm3iE2QWag53/QgtqjotLh7qR0xw=',
  ),
};
/** A root on P-384, stamps on P-256. */
const CURVE = {
  root: pem(
    'MIIBzDCCAVKgAwIBAgIUPPdt7Zu/dhdpx2Td83QrKm9Add4wCgYIKoZIzj0EAwMwHDEaMBgGA1UEAwwRU2FtcGxlIEN1cnZlIFJvb3QwIBcNMjYxMTI4MDA0ODQxWhgPMjA1MTA3MjAwMDQ4NDFaMBwxGjAYBgNVBAMMEVNhbXBsZSBDdXJ2ZSBSb290MHYwEAYHKoZIzj0CAQYFK4EEACIDYgAE8QEJDI3t56iaO7OpZmOCNDcLwCjEGehBCNuBIDQdXX/kK/ubLsP9ahNyb2Tbo6XT4vozhufWuz6xsG4hrII/e/NQJyeZeOL5IlAnGw1jSaNL1ag98w6+6uYxBiyG+XcMo1MwUTAdBgNVHQ4EFgQUI4QVXMdizwQOky6MQta4xiHiUEcwHwYDVR0jBBgwFoAUI4QVXMdizwQOky6MQta4xiHiUEcwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAwNoADBlAjEAnWHAccWQ+Hs69sXoItwT8p9yEQWVPJNzo7+Zd/KI/03mvTF7x9zwqO43Of+a2PRMAjBzIjSYxfChggagyfZtix6of9FGHuGfPgA894DyXwoFvwdDymnDR3InlanwMky9bdA=',
  ),
  token: bytesOf(
    'MIIDmwYJKoZIhvcNAQcCoIIDjDCCA4gCAQMxDzANBglghkgBZQMEAgEFADBzBgsqhkiG9w0BCRABBKBkBGIwYAIBAQYEKgMEATAxMA0GCWCGSAFlAwQCAQUABCCWzDv0V2zuExawKjPX0DX7rYno4fxU5MxBMyVcpQ/VhAICEAIYDzIwMjYxMTI4MDA0ODQxWjADAgEBAggicI33I6hG4KCCAcIwggG+MIIBRKADAgECAgEFMAoGCCqGSM49BAMDMBwxGjAYBgNVBAMMEVNhbXBsZSBDdXJ2ZSBSb290MB4XDTI2MTEyODAwNDg0MVoXDTQ2MDEyNzAwNDg0MVowHjEcMBoGA1UEAwwTU2FtcGxlIEN1cnZlIFN0YW1wczBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABHJJzFvtLjMQ114oUMUpZUiyKmunHotFsf34xx62uZU+mc6g2dxKH/IUPSt43583OmpE3BbOpuLxKPnbXNeBq0mjdTBzMAkGA1UdEwQCMAAwDgYDVR0PAQH/BAQDAgeAMBYGA1UdJQEB/wQMMAoGCCsGAQUFBwMIMB0GA1UdDgQWBBSoxatX20NMW0zK+9T5J5iuLOhEZDAfBgNVHSMEGDAWgBQjhBVcx2LPBA6TLoxC1rjGIeJQRzAKBggqhkjOPQQDAwNoADBlAjALzr7ktg8Z1hLcbnZRv9YbQMug0HwUCnMYuephO8to7fUljP2biCaHgfRW594Xx40CMQDf+0FqOhkcp82jp0LmAgBQ+lnH/1wq7nIJMZcY1xGIbITnXOk4P8XyqNbet6dcl3MxggE1MIIBMQIBATAhMBwxGjAYBgNVBAMMEVNhbXBsZSBDdXJ2ZSBSb290AgEFMA0GCWCGSAFlAwQCAQUAoIGkMBoGCSqGSIb3DQEJAzENBgsqhkiG9w0BCRABBDAcBgkqhkiG9w0BCQUxDxcNMjYxMTI4MDA0ODQxWjAvBgkqhkiG9w0BCQQxIgQgKeRgGxUlkOcwMPWhRPH+q76mWMwt0aCnxywmzXNPwLIwNwYLKoZIhvcNAQkQAi8xKDAmMCQwIgQgU47u7HMhZ+hnYG5dJEe8te1Whydjes8aOryoNuaQQHQwCgYIKoZIzj0EAwIERzBFAiAM2BckZgKjc/obzdtbde+CH4jvIHpSzDaGtComJt2WQwIhAP//XthlyU8BGuUIrRtSYxNu+u7/TEb87QEMN4Nr3l9/',
  ),
};
/** Signed with the key of the first one, by a certificate that is for servers as well. */
const FOR_SERVERS = bytesOf(
  'MIIJFgYJKoZIhvcNAQcCoIIJBzCCCQMCAQMxDTALBglghkgBZQMEAgEwcwYLKoZIhvcNAQkQAQSgZARiMGACAQEGBCoDBAEwMTANBglghkgBZQMEAgEFAAQglsw79Fds7hMWsCoz19A1+62J6OH8VOTMQTMlXKUP1YQCAhABGA8yMDI2MTEyODAwNDg0MVowAwIBAQIIInCN9yOoRuCgggZYMIIDEjCCAfqgAwIBAgIBAjANBgkqhkiG9w0BAQwFADAWMRQwEgYDVQQDDAtTYW1wbGUgUm9vdDAeFw0yNjExMjgwMDQ4NDBaFw00ODEwMjMwMDQ4NDBaMB4xHDAaBgNVBAMME1NhbXBsZSBJbnRlcm1lZGlhdGUwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQDwnxsUSGCxZATF1xLxHX+2JBA0NXBJvZwL5QlrVVfgvOfZrdQ1ZygiA25X6Loh/ncOzZLWwemS9GRKstUXG6WO1w7HmyW2OllE94VMO8fMYXzvSwTRE5OzfD11JdcFs9jx4dy9SoXiW6fTgqoL/MDpWNCjugPeX6haOYxfvy8lcr/GpsTLoQFOMnYmugkGqlj51K0aof7npbOFkNeyCCjhy16q1ahuedPSpQQAHggsSUR2wf7HLzdubuSq89QGupXz6ynwkzdiTAYAbfKgsX0aACzCftFZSQPVJY7/feNruv/HyWFC/a6ctsHrS/DPpHjHRNnaifEV8fRWWT63XC1JAgMBAAGjYzBhMA8GA1UdEwEB/wQFMAMBAf8wDgYDVR0PAQH/BAQDAgIEMB0GA1UdDgQWBBTFb49g8TPqvf2DwLp1oPTFQX3KYDAfBgNVHSMEGDAWgBQL9nzh2V6aK/QGN/Ll766Yus7aLzANBgkqhkiG9w0BAQwFAAOCAQEAa05CAMFgWtpHP5GOm8lFwcJ7nvk8yHScwUxH1+i/QoNO+XhQ13jHgM+MgaXEeOGKqVp5w9LN82a6/VHbRC63QtfB8DOU45e7T+7tRhxh9yPvTsqjMze6mKk2QhhnLH9+yyYZajpUgjh4MyrE0If1E85M+ed58iIuiVOmltaStoQPMPu2SagwPfGW4DhDV+2VDMpAHc7oB96MFA/UnYZwdQJduHLl7Wj14gdazG0WxsOd5G19gnM1BnnMSNbdnqMbfwXKO8DEcsIMdZFLEUlASyyrrWWgTLgiden/D0nDZhP0XxYaJX0BE60MZd43BvUfo3VVZ9UdaNKqcSMg89euezCCAz4wggImoAMCAQICAQQwDQYJKoZIhvcNAQELBQAwHjEcMBoGA1UEAwwTU2FtcGxlIEludGVybWVkaWF0ZTAeFw0yNjExMjgwMDQ4NDFaFw00NjAxMjcwMDQ4NDFaMCYxJDAiBgNVBAMMG+OCteODs+ODl+ODq+aZguWIu+iqjeiovOWxgDCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBANfNA+Kpf7GY0w+BKxpxlbSSnReutyfLp4tmo7GSwPO1Dpua7BSoyCzqrYjmBRC7yhka/lD8AEJtp7UGnDrcPwpYl63yB8LaMuOiWABIEBcqTHovWaR9mykzClMAxWHRH0FMVpJC7tsCa75pvBdW3cK0u7M6gcKhpFRo9IKPdHIY+a6HeCY2lb0LQbXWHD+OsEslAM+BxlOn0d5S87z0ta+cJXjXqCGxiWPx9XvVodmeL5NS4vK7qHHaKOXXjCl1v+drlMnfY2b4X4YuRNqD0CW1jcvO97iC6C8IjPNd7ZoSRgzDu0b+tK7nHdES3lR9Set7gNFuVH/7rxQUx/Jjy9ECAwEAAaN/MH0wCQYDVR0TBAIwADAOBgNVHQ8BAf8EBAMCB4AwIAYDVR0lAQH/BBYwFAYIKwYBBQUHAwgGCCsGAQUFBwMBMB0GA1UdDgQWBBT20Ee4TsZjTd0L82Nn52DTcB1D3jAfBgNVHSMEGDAWgBTFb49g8TPqvf2DwLp1oPTFQX3KYDANBgkqhkiG9w0BAQsFAAOCAQEA51SLpSh0coXAT0E/7V4ASrfL25JGyMXMXmPgumPu0JuXEQCGW1T3ZMp4gFGlOHRFs85H3xW57t5HNQjO8n0gJF6O/lq64vQLoEzbbWM7XrbozvuIvglIdu5lYVe/H8exGqLYQIBnE4DAyrYRbevnJ8zEiA7aAE0vZPXT+0E6MmOuQ2QDHELYFXWDJTkuAwdElCGsyA6gciVO1N5Ao7mE3Ywbx+kJTUdLZhVGF0wLhlXojEQpbrkUrujHP6fVaPe6D9OLhATxIVLtEnTfiPHti5nhhjy7ygjyq6K/YwSC43mvfdflc6XQTiPQl9EYvh6Ubpp0mLmdqjNpPQbs/4oYVzGCAhwwggIYAgEBMCMwHjEcMBoGA1UEAwwTU2FtcGxlIEludGVybWVkaWF0ZQIBBDALBglghkgBZQMEAgGggc0wGgYJKoZIhvcNAQkDMQ0GCyqGSIb3DQEJEAEEMBwGCSqGSIb3DQEJBTEPFw0yNjExMjgwMDQ5MDdaMC8GCSqGSIb3DQEJBDEiBCDnMLWndgik92eRgsl0MiFYteLm7VYTdaYvAVNkFnphgjBgBgsqhkiG9w0BCRACLzFRME8wTTBLBCAZbP+Ag39aa8LSkvc6HyT2DvbBIeC7fyYFM+jAeR3gfzAnMCKkIDAeMRwwGgYDVQQDDBNTYW1wbGUgSW50ZXJtZWRpYXRlAgEEMA0GCSqGSIb3DQEBAQUABIIBAHtEPstS2jdZi6viQNzT9o2CsOxS6aVa9LVV11I7TcFzoxysXIaVKL3irCWGNZc1mgjCXf1GA9vefLEHU96MYUCfekaab7DNOqkVSl6nhfjGitI0Rza37WnKo+dQGW4rm3jRAeTuRKNL4f897/vu5u9NjH3vjnOGBnJ81H5sARo7csp0fmZOvMymAm/2z+NaRecfXx3dEuEXcSeNnN+spVBD5T5FM7CY+5xD2upjgE2VLq+Zm8OU7R8TuFEb7K8W/qgFhhELim6hZ1YMOIUML1des+UQeQ8HO1yoM5Q6q8rxE5er0j4u9wvjZ4FTizHe1HH56UIsHHoCxw5fskSP2EQ=',
);

const sha256 = (text: string) => new Uint8Array(createHash('sha256').update(text).digest());
const judged = (token: Uint8Array<ArrayBuffer>, root: string, text = STAMPED) =>
  judgeToken(token, sha256(text), readPem(root));

/** The token with the byte at that place altered. */
function altered(token: Uint8Array<ArrayBuffer>, place: number): Uint8Array<ArrayBuffer> {
  const copy = token.slice();
  copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
}

describe('a time stamp in a download', () => {
  it('is right with its digest and its root, by RSA and by curves, also below an authority in between [B7-05, B7-06]', async () => {
    const rsa = await judged(RSA.token, RSA.root);
    expect(rsa).toMatchObject({ fault: null, authority: 'サンプル時刻認証局' });
    expect(new Date(rsa.atMs).toISOString()).toMatch(/^2026-11-28T/);
    expect(await judged(CURVE.token, CURVE.root)).toMatchObject({ fault: null, authority: 'Sample Curve Stamps' });
    expect(await judged(CURVE.token, `${RSA.root}${CURVE.root}`)).toMatchObject({ fault: null });
  });

  it('is not of another version, nor of a root that is not there [B7-05, B7-06]', async () => {
    expect(await judged(RSA.token, RSA.root, 'another')).toMatchObject({ fault: 'token-foreign' });
    expect(await judged(RSA.token, CURVE.root)).toMatchObject({ fault: 'token-untrusted' });
    expect(await judged(CURVE.token, '')).toMatchObject({ fault: 'token-untrusted' });
  });

  it('is not right with a byte altered in its digest, its time, its signature or its certificate [B7-05, B7-06]', async () => {
    for (const [{ token, root }, name] of [
      [RSA, 'サンプル時刻認証局'],
      [CURVE, 'Sample Curve Stamps'],
    ] as const) {
      const at = (text: string | Uint8Array) => Buffer.from(token).indexOf(Buffer.from(text));
      const year = new Date((await judged(token, root)).atMs).getUTCFullYear();
      const places = {
        digest: at(sha256(STAMPED)),
        time: at(String(year)),
        name: at(name),
        signature: token.length - 1,
      };
      expect(Object.values(places).every((place) => place > 0)).toBe(true);
      for (const [what, place] of Object.entries(places)) {
        const { fault } = await judged(altered(token, place), root);
        expect([what, fault]).toEqual([what, what === 'digest' ? 'token-foreign' : expect.stringMatching(/^token-/)]);
      }
    }
  });

  it('is not right where its certificate is for something else as well, or it is something else [B7-05, B7-06]', async () => {
    expect(await judged(FOR_SERVERS, RSA.root)).toMatchObject({ fault: 'token-broken' });
    for (const token of [
      new Uint8Array(),
      new Uint8Array([0x30, 0]),
      RSA.token.slice(0, -1),
      bytesOf('bm8gdG9rZW4='),
    ]) {
      expect(await judged(token, RSA.root)).toMatchObject({ fault: 'token-broken' });
    }
    const nested = new Uint8Array(1000).fill(0x30).fill(0x80, 1);
    expect(await judged(nested, RSA.root)).toMatchObject({ fault: 'token-broken' });
  });
});
